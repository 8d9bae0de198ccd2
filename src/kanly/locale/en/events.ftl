### What happens in a game: phrases of one seat are joined behind its name.

event-sentence = { $who } { $phrases }.

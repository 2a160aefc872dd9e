// The styles of every table; those of a game come after them, and may overrule them.
import '../places.css'
import '../role-table.css'
import '../slots.css'
import '../refusal/refusal.css'
import '../game-over/game-over.css'

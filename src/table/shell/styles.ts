// The styles of every table; those of a game come after them, and may overrule them.
import '../role-table.css'
import '../refusal/refusal.css'
import '../game-over/game-over.css'

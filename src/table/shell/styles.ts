// Styles of the table; those of a game are loaded later and may override them.
import '../places.css'
import '../role-table.css'
import '../slots.css'
import '../refusal/refusal.css'
import '../game-over/game-over.css'

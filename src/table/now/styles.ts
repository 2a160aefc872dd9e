// The styles of the open question of every game. A game imports them before its own, which may overrule them.
import '../question/question.css'
import '../ballot/reveal.css'
import '../question/seats.css'
import '../ballot/sealed.css'
import './now.css'

// Styles of the open question, shared by all games. A game imports them before its own styles, which may override them.
import '../question/question.css'
import '../ballot/reveal.css'
import '../question/seats.css'
import '../ballot/sealed.css'
import './now.css'

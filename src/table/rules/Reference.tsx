import { useEffect, useMemo, useRef, useState } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { IconButton } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { List, Row } from '../../ui/List'
import { Question } from '../../ui/Screen'
import * as icons from '../icons'
import { search as searchIcon } from './icons'
import { useRules } from './place'
import { RuleBody } from './RuleBody'
import { chapterOf, nameOfRule } from './reference'
import type { Rule } from '../game/rule-book'
import { useRulesWords } from './words'
import { find, marked, searchable } from './search'

/** Maximum number of search results. */
const MOST = 40

/** List of the rules with a search field. The query is in the URL, so that going back restores the results. */
export function Contents() {
  const book = useRules()
  const { words, count, say } = useRulesWords()
  const [params, setParams] = useSearchParams()
  const [typed, setTyped] = useState(params.get('q') ?? '')
  const ready = useMemo(() => searchable(book.rules), [book.rules])
  const found = useMemo(() => find(ready, typed, words.alike), [ready, typed, words.alike])
  const type = (text: string) => {
    setTyped(text)
    setParams(text === '' ? {} : { q: text }, { replace: true })
  }
  const asked = typed.trim() !== ''
  return (
    <>
      <Question>{words.question}</Question>
      <form role="search" className="rules-search flex items-center gap-2" onSubmit={(event) => event.preventDefault()}>
        <Icon of={searchIcon} size="s" />
        <input
          className="field"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={words.search}
          aria-describedby={asked ? undefined : 'rules-hint'}
          placeholder={words.search}
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
        {typed !== '' && <IconButton icon={icons.close} label={words.clear} onClick={() => type('')} />}
      </form>
      <p role="status" className="label px-1">
        {asked && (found.length === 0 ? words.none : count(words.found, found.length))}
      </p>
      {!asked && (
        <p id="rules-hint" className="note px-1">
          {book.hint}
        </p>
      )}
      {found.length > 0 && (
        <ul className="card list" aria-label={words.title}>
          {found.slice(0, MOST).map((rule) => (
            <Found key={rule.number} rule={rule} typed={typed} />
          ))}
        </ul>
      )}
      {found.length > MOST && <p className="note">{say(words.first, { n: MOST })}</p>}
      {!asked && (
        <nav aria-label={words.contents}>
          <List>
            {book.chapters.map(({ number, title }) => (
              <Row key={number} lead={<span className="rule-number">{number}</span>} title={title} to={book.to(number)} />
            ))}
          </List>
        </nav>
      )}
    </>
  )
}

/** Search result: a link to the rule, and its text with the matches highlighted. */
function Found({ rule, typed }: { rule: Rule; typed: string }) {
  const { to } = useRules()
  const { words } = useRulesWords()
  return (
    <li className="rule-found px-3.5 pt-1 pb-3">
      <Link to={to(rule.number)}>
        <Marked text={nameOfRule(rule)} typed={typed} />
      </Link>
      {rule.isReading === true && <p className="note">{words.readingLabel}</p>}
      <p className="note">
        <Marked text={rule.example === undefined ? rule.text : `${rule.text} ${rule.example}`} typed={typed} />
      </p>
    </li>
  )
}

function Marked({ text, typed }: { text: string; typed: string }) {
  const { words } = useRulesWords()
  return marked(text, typed, words.alike).map(({ at, text: piece, hit }) =>
    hit ? <mark key={at}>{piece}</mark> : <span key={at}>{piece}</span>,
  )
}

/** Chapter with all its rules; scrolls to the rule in the URL and focuses the rule. An unknown number redirects to the list of rules. */
export function ChapterOf({ number }: { number: string }) {
  const book = useRules()
  const { words, say } = useRulesWords()
  const { chapters, rules, to } = book
  const at = chapters.findIndex((chapter) => chapter.number === chapterOf(book, number))
  const [before, chapter, after] = [chapters[at - 1], chapters[at], chapters[at + 1]]
  if (chapter === undefined) return <Navigate to={to()} replace />
  const { title, intro } = chapter
  const own = rules.filter((rule) => rule.chapter === chapter.number)
  // The first rule needs no heading of its own if it has the title of the chapter.
  const head = own.find((rule) => rule.number === chapter.number && rule.title === title)
  return (
    <>
      <Question>{title}</Question>
      {intro !== undefined && <p className="note">{intro}</p>}
      {own.some(({ isReading }) => isReading === true) && <p className="note">{words.readings}</p>}
      {head !== undefined && <RuleBody rule={head} isInList />}
      {own
        .filter((rule) => rule !== head)
        .map((rule) => (
          <OneRule key={rule.number} rule={rule} asked={rule.number === number} />
        ))}
      <nav aria-label={words.contents}>
        <List>
          {before !== undefined && <Row title={say(words.previous, { chapter: before.title })} to={to(before.number)} />}
          {after !== undefined && <Row title={say(words.next, { chapter: after.title })} to={to(after.number)} />}
          <Row title={words.contents} to={to()} />
        </List>
      </nav>
    </>
  )
}

function OneRule({ rule, asked }: { rule: Rule; asked: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!asked) return
    heading.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [asked])
  return (
    <article
      className="rule-article flex flex-col gap-2 p-3.5 rounded-m bg-surface [scroll-margin-top:12px] data-asked:shadow-chosen"
      data-asked={asked ? '' : undefined}
    >
      <h2 ref={heading} tabIndex={-1}>
        {rule.unnumbered !== true && <span className="rule-number">{rule.number}</span>}
        {rule.title}
      </h2>
      <RuleBody rule={rule} isInList />
    </article>
  )
}

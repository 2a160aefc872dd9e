// Test page with all components of the user interface. Tests of focus, Esc, sizes and contrast need a real browser.
import './style.css'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { HashRouter, Route, Routes } from 'react-router'
import { BottomBar } from '../../../src/ui/BottomBar'
import { Button, IconButton, Pair } from '../../../src/ui/Button'
import { Cover, useOutOfSight } from '../../../src/ui/Cover'
import { Dialog, Sheet } from '../../../src/ui/Dialog'
import { HoldButton } from '../../../src/ui/HoldButton'
import { Icon } from '../../../src/ui/Icon'
import * as icons from '../../../src/games/westeros/table/icons'
import { List, Row } from '../../../src/ui/List'
import { NumberPad } from '../../../src/ui/NumberPad'
import { Question, Screen } from '../../../src/ui/Screen'
import { SegmentedChoice } from '../../../src/ui/SegmentedChoice'
import { Notice, showToast, Toasts } from '../../../src/ui/status'
import { Stepper } from '../../../src/ui/Stepper'
import { Chip, RuleChip, Tag } from '../../../src/ui/Tag'

const places = [
  { to: '/', label: 'Now', icon: icons.now },
  { to: '/sealed', label: 'Sealed', icon: icons.seal },
  { to: '/cover', label: 'Cover', icon: icons.hidden },
  { to: '/rows', label: 'Rows', icon: icons.history },
]

function Now() {
  const [dialog, setDialog] = useState<'none' | 'dialog' | 'sheet' | 'must'>('none')
  const [players, setPlayers] = useState<'3' | '4' | '5'>('5')
  const close = () => setDialog('none')
  return (
    <Screen
      where="Round 4 · Planning"
      actions={<IconButton icon={icons.book} label="Rules" onClick={() => setDialog('sheet')} />}
      answer={
        <>
          <Button kind="do" icon={icons.phone} onClick={() => setDialog('dialog')}>
            Hand the phone to Anna
          </Button>
          <Button kind="quiet" icon={icons.undo} onClick={() => showToast('Taken back')}>
            Undo the last order
          </Button>
        </>
      }
      nav={<BottomBar label="Blocks" places={places} />}
    >
      <Question>What will each house pay for the Iron Throne?</Question>
      <p className="note">Whatever is bid is spent.</p>
      <SegmentedChoice
        label="Players"
        options={(['3', '4', '5'] as const).map((value) => ({ value, label: `${value} players`, disabled: value === '3' }))}
        value={players}
        onChange={setPlayers}
      />
      <p className="flex flex-wrap gap-2">
        <Tag icon={icons.waves}>No raids this round</Tag>
        <Tag kind="choice" icon={icons.check}>
          Chosen
        </Tag>
        <Tag kind="warn" icon={icons.overrule}>
          We play it so
        </Tag>
      </p>
      <p className="flex gap-2">
        <Chip on onPress={() => undefined}>
          All
        </Chip>
        <Chip on={false} onPress={() => undefined}>
          Stark
        </Chip>
      </p>
      <RuleChip number="R3.7" text="No move may leave you over your supply" onOpen={() => setDialog('sheet')} />
      <Button notYet="Two houses still think">Reveal</Button>
      <Pair>
        <Button onClick={() => setDialog('must')}>Must be answered</Button>
        <Button icon={icons.plus}>New game</Button>
      </Pair>
      <Dialog open={dialog === 'dialog'} title="Three footmen would be one too many." onClose={close}>
        <p>Stoney Sept feeds two.</p>
        <Button kind="do" onClick={close}>
          Choose again
        </Button>
        <Button kind="quiet" icon={icons.overrule} onClick={close}>
          We play it so
        </Button>
      </Dialog>
      <Dialog open={dialog === 'must'} title="Five bids were shown.">
        <HoldButton ms={2000} onHold={close}>
          The whole table agrees
        </HoldButton>
      </Dialog>
      <Sheet open={dialog === 'sheet'} title="Supply" onClose={close}>
        <p>How many armies a house feeds, and how large.</p>
      </Sheet>
    </Screen>
  )
}

function Sealed() {
  const [amount, setAmount] = useState(3)
  const [covered, setCovered] = useState(false)
  useOutOfSight(() => setCovered(true))
  if (covered) return <Covered onOpen={() => setCovered(false)} />
  return (
    <Screen
      where="Anna · only you should see this"
      answer={
        <Button kind="do" icon={icons.seal} onClick={() => setCovered(true)}>
          Seal and cover
        </Button>
      }
    >
      <div className="grow" />
      <Question>How much do you bid?</Question>
      <p className="note">You have 8 power. Whatever you bid is spent, whether you win or not.</p>
      <div className="grow" />
      <Stepper label="Bid" value={amount} onChange={setAmount} max={8} />
      <NumberPad label="Amounts" max={20} onChoose={setAmount} />
    </Screen>
  )
}

const shield = (
  <svg viewBox="0 0 48 48" aria-hidden>
    <path d="M4 3h40v20c0 11.500-8.500 18.500-20 22.500C12.500 41.500 4 34.500 4 23z" fill="var(--house)" stroke="var(--on-house)" />
  </svg>
)

function Covered({ onOpen }: { onOpen: () => void }) {
  return (
    <Cover colours="tyrell" shield={shield} name="Anna" note="Give the phone to House Tyrell">
      <HoldButton icon={icons.hidden} onHold={onOpen}>
        Hold to open
      </HoldButton>
    </Cover>
  )
}

function CoverPage() {
  const [opened, setOpened] = useState(false)
  return opened ? <Sealed /> : <Covered onOpen={() => setOpened(true)} />
}

function Rows() {
  const [footmen, setFootmen] = useState(2)
  return (
    <Screen where="Rows" onBack={() => history.back()} nav={<BottomBar label="Blocks" places={places} />}>
      <h1 className="type-title">Rows</h1>
      <List label="Rows">
        <Row lead={<Icon of={icons.footman} />} title="A fact" note="with a second line" trail={<span className="type-title">4</span>} />
        <Row lead={<Icon of={icons.march} />} title="Move 2 footmen, leave 1 in Riverrun" onPress={() => showToast('Moved')} />
        <Row lead={<Icon of={icons.card} />} title="A link" note="to the sealed screen" to="/sealed" />
        <Row title="Footmen" trail={<Stepper size="s" label="Footmen" value={footmen} onChange={setFootmen} max={3} />} />
      </List>
      <p className="flex flex-wrap gap-3">
        {Object.entries(icons).map(([name, path]) => (
          <Icon key={name} of={path} label={name} />
        ))}
      </p>
    </Screen>
  )
}

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <div className="shell">
      <Notice kind="warn">Nothing is saved</Notice>
      <HashRouter>
        <Routes>
          <Route index element={<Now />} />
          <Route path="sealed" element={<Sealed />} />
          <Route path="cover" element={<CoverPage />} />
          <Route path="rows" element={<Rows />} />
        </Routes>
      </HashRouter>
      <Toasts />
    </div>,
  )
}

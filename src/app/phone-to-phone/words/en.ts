import type { Dictionary } from '../../../ui/words'

/** English texts for the transfer of a game from the screen of one phone to the camera of another. */
const en = {
  show: {
    title: 'Show to another phone',
    how: 'On the other phone, choose “Join a table” on the start page: it reads this code as well.',
    code: 'Code that changes several times a second, for the camera of the other phone',
    makes: 'The code is being made…',
    speed: 'Speed',
    speeds: { slow: 'Slow', medium: 'Medium', fast: 'Fast' },
    lasts: {
      one: 'About {n} second. If nothing is recognised, choose a slower speed.',
      other: 'About {n} seconds. If nothing is recognised, choose a slower speed.',
    },
    cannot: 'This game cannot be shown here. “Save to a file” hands it on as well.',
    tooLong: 'This game is too long for a code. “Save to a file” hands it on as well.',
  },
  read: {
    title: 'Join a table',
    asks: 'Waiting for the camera…',
    aim: 'On the table’s phone choose “Own phones” in the menu (for a copy: “Show to another phone”), and hold this one over its code.',
    reads: 'Keep the code in the picture.',
    progress: 'Read so far',
    nothing: 'No code is recognised yet: come closer, brighten the other screen, wipe the lens, or choose a slower speed there.',
    slow: 'No code is recognised yet: come closer, brighten the other screen, wipe the lens, or use the button below.',
    foreign: 'This code is not from this app.',
    newer: 'The other phone has a newer version of the app: load the app again here, then read once more.',
    camera: 'Camera',
    cameraN: 'Camera {n}',
    again: 'Try again',
    faults: {
      none: 'There is no camera here. Choose “Without a camera” to join a table.',
      refused: 'The camera is not allowed. Allow it in the settings of the browser.',
      busy: 'The camera does not answer, perhaps because another app uses it. Close that app.',
      unable: 'This browser is too old to read a code by camera. To join a table, choose “Without a camera”.',
    },
  },
  text: {
    without: 'Without a camera',
    how: 'On the table’s phone choose “Own phones”, then “Copy as text”, and send the text to this phone.',
    paste: 'Paste the text of the code',
    join: 'Join',
    empty: 'No text yet',
    copy: 'Copy as text',
    copied: 'Copied. Send the text to the other phone.',
    refused: 'The browser does not allow copying. Select the text and copy it yourself.',
    field: 'Text of the code',
    faults: {
      foreign: 'This text is not the code of a table.',
      damaged: 'This text is not complete. Copy the whole text once more.',
      newer: 'The other phone has a newer version of the app: load the app again here.',
      answer: 'This is an answer, not the code of a table. Paste the text that the table’s phone copies.',
    },
  },
} as const satisfies Dictionary

export default en

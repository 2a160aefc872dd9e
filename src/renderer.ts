// In one file with React itself, which has run thereby before the rest of the first files does.
export { flushSync } from 'react-dom'
export { createRoot } from 'react-dom/client'

import '../phone-to-phone/phone-to-phone.css'
import { useLayoutEffect, useRef } from 'react'
import { drawCode } from '../phone-to-phone/write-code'

/** A static QR code. */
export function Code({ bytes, label }: { readonly bytes: Uint8Array; readonly label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    if (canvas.current !== null) drawCode(canvas.current, bytes)
  }, [bytes])
  return <canvas ref={canvas} className="code-canvas" role="img" aria-label={label} />
}

import { useEffect, useRef } from 'react'
import { FRAMES } from './creative-sizes.ts'
import { paintCreative } from './draw-creative.ts'
import type { Creative } from './draw-creative.ts'

/** Widest a picture is shown, in the screen's own pixels. */
const SHOWN = 720

/** The picture as it will be saved, smaller. What it says is also its name for those who do not see it. */
export function CreativePreview({ creative, label }: { creative: Creative; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { w, h } = FRAMES[creative.size]
  useEffect(() => {
    if (canvas.current) paintCreative(canvas.current, creative, Math.min(1, SHOWN / w))
  }, [creative, w])
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      style={{ display: 'block', width: '100%', aspectRatio: `${w} / ${h}` }}
    />
  )
}

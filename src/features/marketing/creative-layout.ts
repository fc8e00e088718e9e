import { localeFacts } from '#src/contract/entities/shared/language.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { FRAMES } from './creative-sizes.ts'
import type { Box, CreativeFrame, CreativeSize } from './creative-sizes.ts'
import { fitText } from './fit-text.ts'
import type { FittedText, Measure } from './fit-text.ts'

/** Everything that is said on a picture, in its language. */
export interface CreativeWords {
  brand: string
  headline: string
  line: string
  scan: string
  from: string
  /** Locked: what it costs, and who decides. */
  cost: string
  who: string
}

export interface CreativeLayout {
  frame: CreativeFrame
  name: FittedText
  headline: FittedText
  line: FittedText
  scan: FittedText
  from: FittedText
  locked: FittedText
}

const inside = ({ x, y, w, h }: Box, by: number): Box => ({ x: x + by, y: y + by, w: w - 2 * by, h: h - 2 * by })

/** Places the words of a picture. Pure: `measure` says how wide a text is. */
export function layoutCreative(
  size: CreativeSize,
  words: CreativeWords,
  language: Locale,
  measure: Measure,
): CreativeLayout {
  const frame = FRAMES[size]
  const { logo, max } = frame
  const [tight, loose] = localeFacts(language).tall ? [1.32, 1.45] : [1.14, 1.3]
  const mark = logo.h
  const nameBox = { x: logo.x + mark * 1.28, y: logo.y, w: logo.w - mark * 1.28, h: logo.h }
  // On a flat picture both stand side by side; else one under the other.
  const flat = frame.scan.w > frame.scan.h * 6
  const { x, y, w, h } = frame.scan
  const scanBox = flat ? { x, y, w: w * 0.45, h } : { x, y, w, h: h * 0.56 }
  const fromBox = flat ? { x: x + w * 0.48, y, w: w * 0.52, h } : { x, y: y + h * 0.6, w, h: h * 0.4 }
  const panelPad = Math.round(frame.panel.h * 0.12)
  return {
    frame,
    name: fitText(words.brand, nameBox, { max: mark * 0.62, weight: 700, leading: 1.15 }, measure),
    headline: fitText(words.headline, frame.headline, { max: max.headline, weight: 700, leading: tight }, measure),
    line: fitText(words.line, frame.line, { max: max.line, weight: 500, leading: loose }, measure),
    scan: fitText(words.scan, scanBox, { max: max.scan, weight: 700, leading: loose }, measure),
    from: fitText(words.from, fromBox, { max: max.scan * 0.72, weight: 400, leading: loose }, measure),
    locked: fitText(
      `${words.cost} ${words.who}`,
      inside(frame.panel, panelPad),
      { max: max.panel, weight: 400, leading: loose },
      measure,
    ),
  }
}

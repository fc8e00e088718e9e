import type { Brand } from '#src/contract/brands/brand.ts'
import { fontFamilyStack } from '#src/contract/brands/fonts.ts'
import { LOGO_GRID, paintLogo } from '#src/contract/brands/logo.ts'
import { brandTokens } from '#src/contract/brands/tokens.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { layoutCreative } from './creative-layout.ts'
import type { CreativeWords } from './creative-layout.ts'
import { creativePalette } from './creative-palette.ts'
import type { CreativeLook, CreativePalette } from './creative-palette.ts'
import { FRAMES } from './creative-sizes.ts'
import type { Box, CreativeFrame, CreativeSize } from './creative-sizes.ts'
import type { FittedText, Measure } from './fit-text.ts'
import { markPicture } from './mark-picture.ts'
import { qrModules, QUIET_ZONE } from './qr-modules.ts'

export interface Creative {
  size: CreativeSize
  look: CreativeLook
  language: Locale
  brand: Brand
  words: CreativeWords
  /** What the QR code holds. */
  link: string
}

type Pen = CanvasRenderingContext2D

/** Draws a picture at `scale` pixels for one of its frame. The fonts must have been loaded. */
function drawCreative(pen: Pen, { size, look, language, brand, words, link }: Creative, scale: number): void {
  const tokens = brandTokens(brand.primary, brand.secondary)
  const palette = creativePalette(look, tokens)
  const stack = fontFamilyStack(brand.font)
  const font = (px: number, weight: number) => `${weight} ${px}px ${stack}`
  const measure: Measure = (text, px, weight) => {
    pen.font = font(px, weight)
    return pen.measureText(text).width
  }
  const layout = layoutCreative(size, words, language, measure)
  const { frame } = layout
  const write = (text: FittedText, colour: string, middle = false) => {
    const { lines, box, lineHeight } = text
    pen.font = font(text.size, text.weight)
    pen.fillStyle = colour
    pen.textBaseline = 'alphabetic'
    const top = middle ? box.y + (box.h - lines.length * lineHeight) / 2 : box.y
    lines.forEach((line, at) => pen.fillText(line, box.x, top + at * lineHeight + (lineHeight + text.size * 0.7) / 2))
  }
  pen.save()
  pen.scale(scale, scale)
  pen.fillStyle = palette.background
  pen.fillRect(0, 0, frame.w, frame.h)
  drawRoad(pen, frame, palette)
  drawLogo(pen, brand, frame.logo, palette)
  write(layout.name, palette.ink, true)
  write(layout.headline, palette.ink)
  write(layout.line, palette.ink2)
  write(layout.scan, palette.ink)
  write(layout.from, palette.ink2)
  drawCard(pen, frame.qr, palette.panel)
  drawQr(pen, frame.qr, link)
  drawCard(pen, frame.panel, palette.panel)
  write(layout.locked, palette.panelInk, true)
  pen.restore()
}

function drawCard(pen: Pen, { x, y, w, h }: Box, colour: string): void {
  pen.fillStyle = colour
  pen.beginPath()
  pen.roundRect(x, y, w, h, 20)
  pen.fill()
}

/** Black on white, on whole pixels: a scanner reads edges. */
function drawQr(pen: Pen, { x, y, w }: Box, link: string): void {
  const modules = qrModules(link)
  const side = Math.floor(w / (modules.length + 2 * QUIET_ZONE))
  const start = Math.round((w - side * modules.length) / 2)
  pen.fillStyle = '#000000'
  modules.forEach((row, down) =>
    row.forEach((dark, across) => {
      if (dark) pen.fillRect(x + start + across * side, y + start + down * side, side, side)
    }),
  )
}

function drawLogo(pen: Pen, brand: Brand, { x, y, h }: Box, { logo }: CreativePalette): void {
  const tokens = brandTokens(brand.primary, brand.secondary)
  pen.save()
  pen.translate(x, y)
  pen.scale(h / LOGO_GRID, h / LOGO_GRID)
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  const picture = markPicture(brand.logo)
  if (picture) {
    pen.fillStyle = '#FFFFFF'
    pen.beginPath()
    pen.roundRect(0, 0, LOGO_GRID, LOGO_GRID, LOGO_GRID / 4)
    pen.fill()
    pen.drawImage(picture, 2, 2, LOGO_GRID - 4, LOGO_GRID - 4)
  }
  for (const { d, fill, stroke, strokeWidth, strokeDasharray } of paintLogo(brand.logo, logo, (name) => tokens[name])) {
    const path = new Path2D(d)
    if (fill !== 'none') {
      pen.fillStyle = fill
      pen.fill(path)
    }
    if (stroke) {
      pen.strokeStyle = stroke
      pen.lineWidth = strokeWidth ?? 1
      pen.setLineDash(
        (strokeDasharray ?? '')
          .split(/[\s,]+/)
          .filter(Boolean)
          .map(Number),
      )
      pen.stroke(path)
    }
  }
  pen.restore()
}

/** The lane at the foot: it runs where nothing is written, and under the panel. */
function drawRoad(pen: Pen, { w, h, panel }: CreativeFrame, { road, dash }: CreativePalette): void {
  const top = panel.y - (h - panel.y) * 0.08
  const path = new Path2D()
  path.moveTo(-w * 0.1, h * 1.04)
  path.bezierCurveTo(w * 0.3, h * 1.02, w * 0.5, top + (h - top) * 0.5, w * 1.1, top + (h - top) * 0.3)
  pen.save()
  pen.lineCap = 'butt'
  pen.strokeStyle = road
  pen.lineWidth = (h - top) * 0.42
  pen.stroke(path)
  pen.strokeStyle = dash
  pen.lineWidth = Math.max(3, (h - top) * 0.025)
  pen.setLineDash([w * 0.03, w * 0.03])
  pen.stroke(path)
  pen.restore()
}

/** The picture on a canvas of its own, at a share of its full size. */
export function paintCreative(canvas: HTMLCanvasElement, creative: Creative, scale: number): void {
  const { w, h } = FRAMES[creative.size]
  canvas.width = Math.round(w * scale)
  canvas.height = Math.round(h * scale)
  const pen = canvas.getContext('2d')
  if (pen) drawCreative(pen, creative, scale)
}

export const CREATIVE_SIZES = ['square', 'story', 'a4', 'banner'] as const
export type CreativeSize = (typeof CREATIVE_SIZES)[number]

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

/** Where things stand on a picture, in its own pixels. */
export interface CreativeFrame {
  w: number
  h: number
  /** Side of the mark, and where it stands; the name follows it. */
  logo: Box
  headline: Box
  line: Box
  /** The white card of the QR code. */
  qr: Box
  /** Whose picture it is, and what to do with the code. */
  scan: Box
  /** The white panel with the locked lines. */
  panel: Box
  /** Largest letters, pixels. */
  max: { headline: number; line: number; scan: number; panel: number }
  /** A page of paper, points (1/72 inch); absent = 96 pixels are an inch. */
  paper?: { w: number; h: number }
  /** The file has this many pixels for one of the frame: paper wants more. */
  scale: number
}

export const FRAMES: Readonly<Record<CreativeSize, CreativeFrame>> = {
  square: {
    w: 1080,
    h: 1080,
    scale: 1,
    logo: { x: 72, y: 64, w: 936, h: 76 },
    headline: { x: 72, y: 184, w: 936, h: 236 },
    line: { x: 72, y: 440, w: 936, h: 100 },
    qr: { x: 72, y: 568, w: 248, h: 248 },
    scan: { x: 356, y: 568, w: 652, h: 248 },
    panel: { x: 56, y: 856, w: 968, h: 176 },
    max: { headline: 96, line: 44, scan: 44, panel: 30 },
  },
  story: {
    w: 1080,
    h: 1920,
    scale: 1,
    logo: { x: 80, y: 220, w: 920, h: 88 },
    headline: { x: 80, y: 372, w: 920, h: 400 },
    line: { x: 80, y: 804, w: 920, h: 150 },
    qr: { x: 80, y: 1010, w: 360, h: 360 },
    scan: { x: 488, y: 1010, w: 512, h: 360 },
    panel: { x: 64, y: 1432, w: 952, h: 240 },
    max: { headline: 120, line: 52, scan: 52, panel: 34 },
  },
  a4: {
    w: 1240,
    h: 1754,
    scale: 2,
    paper: { w: 595.28, h: 841.89 },
    logo: { x: 96, y: 96, w: 1048, h: 104 },
    headline: { x: 96, y: 268, w: 1048, h: 420 },
    line: { x: 96, y: 720, w: 1048, h: 150 },
    qr: { x: 96, y: 940, w: 420, h: 420 },
    scan: { x: 572, y: 940, w: 572, h: 420 },
    panel: { x: 80, y: 1448, w: 1080, h: 226 },
    max: { headline: 140, line: 60, scan: 60, panel: 34 },
  },
  banner: {
    w: 1200,
    h: 544,
    scale: 1,
    logo: { x: 56, y: 44, w: 780, h: 60 },
    headline: { x: 56, y: 120, w: 780, h: 116 },
    line: { x: 56, y: 244, w: 780, h: 46 },
    qr: { x: 924, y: 44, w: 220, h: 220 },
    scan: { x: 56, y: 304, w: 1088, h: 62 },
    panel: { x: 48, y: 384, w: 1104, h: 120 },
    max: { headline: 62, line: 32, scan: 30, panel: 28 },
  },
}

/** Size of the PDF's page, points. */
export function pageOf(size: CreativeSize): { w: number; h: number } {
  const { w, h, paper } = FRAMES[size]
  return paper ?? { w: w * 0.75, h: h * 0.75 }
}

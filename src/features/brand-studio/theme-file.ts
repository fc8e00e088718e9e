import { brandThemeSchema } from '#src/contract/entities/brands/brand-theme.ts'
import type { BrandTheme } from '#src/contract/entities/brands/brand-theme.ts'
import { problemsOf } from '#src/lib/problems.ts'

/** Says what a file is, so that another one is not taken for it. */
const KIND = 'creditlane-brand'
const VERSION = 1
/** Stands for a picture while the rest of a file is judged: it gets its own path once it is sent. */
const ANY_PATH = `/uploads/img_${'0'.repeat(22)}.webp`
const PICTURE = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/=]+$/
const MAX_FILE_BYTES = 2_000_000

/** Keeps a picture and answers its path. */
type Keep = (picture: Blob) => Promise<string>

/** A theme as a file, with its pictures in it: it can be read on another system. */
export async function themeFile(theme: BrandTheme, load = fetchPicture): Promise<Blob> {
  const whole = {
    kind: KIND,
    version: VERSION,
    theme: {
      ...theme,
      logo: theme.logo && (await load(theme.logo)),
      co_brand: theme.co_brand && { ...theme.co_brand, logo: await load(theme.co_brand.logo) },
    },
  }
  return new Blob([JSON.stringify(whole, null, 2)], { type: 'application/json' })
}

async function fetchPicture(path: string): Promise<string> {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(`no picture at ${path}`)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  return `data:image/webp;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`
}

/** What is wrong with a file: not one of ours at all, or each field that does not fit and why. */
export type FileProblems = { file: 'unreadable' | 'other' | 'large' } | { fields: Record<string, string> }

/**
 * A theme from a file, its pictures kept by `keep`.
 * @returns the theme, or what is wrong; nothing is kept then
 */
export async function readThemeFile(file: Blob, keep: Keep): Promise<{ theme: BrandTheme } | FileProblems> {
  if (file.size > MAX_FILE_BYTES) return { file: 'large' }
  let read: unknown
  try {
    read = JSON.parse(await file.text())
  } catch {
    return { file: 'unreadable' }
  }
  if (!isRecord(read) || read['kind'] !== KIND || read['version'] !== VERSION || !isRecord(read['theme']))
    return { file: 'other' }
  const theme = read['theme']
  const pictures = [pictureIn(theme['logo']), pictureIn(isRecord(theme['co_brand']) ? theme['co_brand']['logo'] : null)]
  const judged = withPictures(
    theme,
    pictures.map((each) => (each instanceof Blob ? ANY_PATH : each)),
  )
  const fields = problemsOf(brandThemeSchema, judged)
  if (Object.keys(fields).length > 0) return { fields }
  const paths: unknown[] = []
  for (const each of pictures) paths.push(each instanceof Blob ? await keep(each) : each)
  return { theme: withPictures(theme, paths) as BrandTheme }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function withPictures(theme: Record<string, unknown>, [logo, beside]: readonly unknown[]): Record<string, unknown> {
  const { co_brand } = theme
  return { ...theme, logo, co_brand: isRecord(co_brand) ? { ...co_brand, logo: beside } : co_brand }
}

/** The picture in a field; what is none stays, for the schema to refuse. */
function pictureIn(value: unknown): unknown {
  if (typeof value !== 'string' || !PICTURE.test(value)) return value
  const [head = '', data = ''] = value.split(',')
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
  return new Blob([bytes], { type: head.slice(5).replace(';base64', '') })
}

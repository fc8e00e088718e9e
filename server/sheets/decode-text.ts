import type { TextEncoding } from '#src/contract/entities/imports/text-reading.ts'
import { SheetRefusal } from './sheet-file.ts'

const MARKS: readonly (readonly [TextEncoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]
const SAMPLE = 4_096

/** Of a file without a mark: Latin letters in UTF-16 have a NUL beside each. */
function wideOf(bytes: Uint8Array): TextEncoding | null {
  const nuls = [0, 0]
  const length = Math.min(bytes.length, SAMPLE) & ~1
  for (let at = 0; at < length; at += 1) if (bytes[at] === 0) nuls[at & 1] = (nuls[at & 1] ?? 0) + 1
  const [even = 0, odd = 0] = nuls
  if (odd > length / 8 && even === 0) return 'utf-16le'
  return even > length / 8 && odd === 0 ? 'utf-16be' : null
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

export function encodingOf(bytes: Uint8Array): TextEncoding {
  const marked = MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))
  return marked?.[0] ?? wideOf(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252')
}

/** The signs of Windows-1252 from 0x80 to 0x9F; five places are empty. Node 20 takes all of them for controls. */
const WINDOWS =
  '\u20AC\u0081\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\u008D\u017D\u008F'.concat(
    '\u0090\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\u009D\u017E\u0178',
  )

const decoded = (bytes: Uint8Array, encoding: TextEncoding): string =>
  encoding === 'windows-1252'
    ? Buffer.from(bytes)
        .toString('latin1')
        .replace(/[\u0080-\u009F]/g, (sign) => WINDOWS[sign.charCodeAt(0) - 0x80] ?? sign)
    : new TextDecoder(encoding).decode(bytes)

/** What begins like text and is no table. */
const OTHER = /^(?:%PDF-|\{\\rtf|#!|%!PS)/
/** No text has these; programs and pictures do. */
const BINARY = /(?![\s\u007F-\u009F])\p{Cc}/u
/** The end of a text, in times before ours; inside of one where texts were joined. A picture (PNG) has it before a line's end. */
const OLD_END = '\u001A'

/**
 * The text of a file, without its byte order mark.
 * @throws SheetRefusal `type` when it is none, `empty`
 */
export function decodeText(bytes: Uint8Array, encoding: TextEncoding): string {
  const parts = decoded(bytes, encoding).split(OLD_END)
  const text = parts.reduce((all, part) => all + (/^[\r\n]/.test(part) ? OLD_END : '') + part)
  if (OTHER.test(text) || BINARY.test(text)) throw new SheetRefusal({ code: 'type' })
  if (text.trim() === '') throw new SheetRefusal({ code: 'empty' })
  return text
}

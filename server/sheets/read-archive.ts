import { encodingOf } from './decode-text.ts'
import { SheetRefusal } from './sheet-file.ts'

/** A web archive, Excel's 'single file web page', which is often called .xls: parts of a mail, of which one has the table. */
export const isArchive = (start: string): boolean =>
  /^\s*(?:(?:From|Subject|Date|X-[\w-]+):[^\n]*\n)*MIME-Version:/i.test(start)

const HEAD_END = /\r?\n\r?\n/
const CHARSET = /charset\s*=\s*"?([\w-]+)/i

/** The pages of an archive that have a table, one behind the other. @throws SheetRefusal `resave` when there is none */
export function pagesOf(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('latin1')
  const boundary = /boundary\s*=\s*"?([^"\r\n;]+)/i.exec(text)?.[1]
  const parts = boundary === undefined ? [text] : text.split(`--${boundary.trim()}`)
  const pages = parts.flatMap((part) => {
    const end = HEAD_END.exec(part.trimStart())
    if (end === null) return []
    const heads = part.trimStart().slice(0, end.index)
    const page = /content-type:\s*text\/html/i.test(heads) ? bodyOf(heads, part.trimStart().slice(end.index)) : ''
    return /<table[\s>]/i.test(page) ? [page] : []
  })
  if (pages.length === 0) throw new SheetRefusal({ code: 'resave' })
  return pages.join('\n')
}

function bodyOf(heads: string, body: string): string {
  const way = /content-transfer-encoding:\s*([\w-]+)/i.exec(heads)?.[1]?.toLowerCase()
  const bytes =
    way === 'base64'
      ? Buffer.from(body, 'base64')
      : Buffer.from(way === 'quoted-printable' ? unquoted(body) : body, 'latin1')
  return new TextDecoder(charsetOf(heads, bytes)).decode(bytes)
}

/** 'us-ascii' is said of what a program has not looked at. */
function charsetOf(heads: string, bytes: Uint8Array): string {
  const said = CHARSET.exec(heads)?.[1]?.toLowerCase()
  return said === undefined || said === 'us-ascii' || said === 'unicode' || !isKnown(said) ? encodingOf(bytes) : said
}

function isKnown(charset: string): boolean {
  try {
    return new TextDecoder(charset).encoding !== ''
  } catch {
    return false
  }
}

/** RFC 2045, 6.7. */
const unquoted = (text: string): string =>
  text
    .replace(/[ \t]*=\r?\n/g, '')
    .replace(/=([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))

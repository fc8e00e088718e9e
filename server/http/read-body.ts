import { AppError, isAppError } from '#src/contract/errors.ts'
import { isSafeText } from '#src/contract/rules/safe-text.ts'

const MAX_BODY_BYTES = 256 * 1024
const MAX_DEPTH = 20

/**
 * The untouched bytes, counted as they arrive: a length header is only a claim.
 * @throws AppError `payload_too_large`, `unsupported_media_type` for packed bodies, which could unpack to anything.
 */
export async function readBytes(request: Request, limit = MAX_BODY_BYTES): Promise<Uint8Array> {
  const packed = request.headers.get('content-encoding')
  if (packed !== null && packed.toLowerCase() !== 'identity')
    throw new AppError('unsupported_media_type', 'Send the body without compression.')
  const tooLarge = () => new AppError('payload_too_large', 'This is too large.')
  if (Number(request.headers.get('content-length')) > limit) throw tooLarge()
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  const reader: ReadableStreamDefaultReader<Uint8Array> = request.body.getReader()
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length
      if (size > limit) throw tooLarge()
      chunks.push(part.value)
    }
  } catch (error) {
    await reader.cancel().catch(() => undefined)
    if (isAppError(error)) throw error
    throw new AppError('bad_request', 'The request broke off.')
  }
  return Buffer.concat(chunks)
}

/** @throws AppError `unsupported_media_type`: a form on another site can post any type but this one. */
export function requireJsonType(headers: Headers): void {
  const type = headers.get('content-type') ?? ''
  if (!/^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i.test(type))
    throw new AppError('unsupported_media_type', 'Send application/json.')
}

/**
 * One JSON object in UTF-8, its texts in NFC.
 * @throws AppError `bad_json`
 */
export function parseJsonObject(bytes: Uint8Array): Record<string, unknown> {
  const bad = () => new AppError('bad_json', 'The body is not a JSON object.')
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw bad()
  }
  if (depthOf(text) > MAX_DEPTH) throw bad()
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw bad()
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw bad()
  return tidyObject(value)
}

/** Depth of brackets outside texts, found before parsing: the parser itself would run out of stack. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let inText = false
  for (let i = 0; i < text.length; i += 1) {
    const c = text.charCodeAt(i)
    if (inText) {
      if (c === 0x5c) i += 1
      else if (c === 0x22) inText = false
    } else if (c === 0x22) inText = true
    else if (c === 0x7b || c === 0x5b) deepest = Math.max(deepest, (depth += 1))
    else if (c === 0x7d || c === 0x5d) depth -= 1
  }
  return deepest
}

function tidy(value: unknown): unknown {
  if (typeof value === 'string') return tidyString(value)
  if (Array.isArray(value)) return value.map(tidy)
  return typeof value === 'object' && value !== null ? tidyObject(value) : value
}

function tidyObject(value: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (key === '__proto__') throw new AppError('bad_json', 'The body has a key that is not allowed.')
      return [tidyString(key), tidy(inner)]
    }),
  )
}

function tidyString(text: string): string {
  if (!isSafeText(text)) throw new AppError('bad_json', 'The text has characters that cannot be saved.')
  return text.normalize('NFC')
}

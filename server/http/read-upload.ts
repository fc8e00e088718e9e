import { basename } from 'node:path'
import type { ReceivedFile, UploadForm } from '#src/contract/endpoints/endpoint.ts'
import { AppError } from '#src/contract/errors.ts'
import { isSafeText } from '#src/contract/rules/safe-text.ts'
import { readBytes } from './read-body.ts'
import { validateTexts } from './validate.ts'

/** Room for the boundaries and the texts beside the file. */
const FRAME_BYTES = 16 * 1024
const MAX_LABEL = 120

/**
 * The one file of a multipart form, counted while it arrives, and the texts beside it.
 * @throws AppError `unsupported_media_type`, `payload_too_large`, `validation`
 */
export async function readUpload(request: Request, form: UploadForm): Promise<ReceivedFile<unknown>> {
  const notForm = () => new AppError('unsupported_media_type', 'Send a form with a file (multipart/form-data).')
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) throw notForm()
  const bytes = await readBytes(request, form.maxBytes + FRAME_BYTES)
  let parts: FormData
  try {
    parts = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData()
  } catch {
    throw notForm()
  }
  const noFile = () => new AppError('validation', 'No file selected', { errors: { [form.file]: 'rules:file.none' } })
  const files: File[] = []
  const texts = new Map<string, string>()
  for (const [name, value] of parts) {
    if (typeof value !== 'string') {
      if (name !== form.file || files.length > 0) throw noFile()
      files.push(value)
    } else {
      if (texts.has(name)) throw new AppError('bad_request', 'A field is given twice.')
      if (!isSafeText(value)) throw new AppError('bad_request', 'The text has characters that cannot be saved.')
      texts.set(name, value.normalize('NFC'))
    }
  }
  const [file] = files
  // A form that is sent without a choice has a part of no name and no length.
  if (!file || (file.size === 0 && file.name === '')) throw noFile()
  if (file.size === 0)
    throw new AppError('validation', 'The file is empty', { errors: { [form.file]: 'rules:file.empty' } })
  if (file.size > form.maxBytes) throw new AppError('payload_too_large', 'This file is too large.')
  return {
    name: labelOf(file.name),
    bytes: new Uint8Array(await file.arrayBuffer()),
    fields: validateTexts(form.fields, Object.fromEntries(texts)),
  }
}

const labelOf = (name: string): string =>
  basename(name.replaceAll('\\', '/')).replaceAll(/\p{C}/gu, '').normalize('NFC').slice(0, MAX_LABEL)

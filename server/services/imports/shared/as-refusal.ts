import { AppError } from '#src/contract/errors.ts'
import { SheetRefusal } from '#server/sheets/sheet-file.ts'

/** Says why a file is not read, below its field. @throws always: AppError `validation`, or what was no refusal as it is */
export function asRefusal(error: unknown, field = 'image_name'): never {
  if (!(error instanceof SheetRefusal)) throw error
  const rule = error.code === 'type' ? 'file.type' : `sheet.${error.code}`
  throw new AppError('validation', 'Check the highlighted fields.', { errors: { [field]: `rules:${rule}` } })
}

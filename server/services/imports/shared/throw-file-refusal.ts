import { SheetRefusal } from '#server/sheets/sheet-file.ts'
import { AppError } from '#src/contract/errors.ts'

/** Says why a file is not read, below its field. @throws always: AppError `validation`, or what was no refusal as it is */
export function throwFileRefusal(error: unknown, field = 'image_name'): never {
  if (!(error instanceof SheetRefusal)) throw error
  const isType = error.code === 'type'
  const { row } = error.facts
  const rule = isType ? 'file.type' : `sheet.${error.code}${row === undefined ? '' : `:${row}`}`
  const message = isType ? 'Invalid file type' : 'Check the highlighted fields.'
  throw new AppError('validation', message, { errors: { [field]: `rules:${rule}` } })
}

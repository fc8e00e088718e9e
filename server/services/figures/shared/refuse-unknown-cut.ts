import { AppError } from '#src/contract/errors.ts'

/** @throws AppError `validation`, with the names of the query by which this figure is not told apart or narrowed */
export function refuseUnknownCut<Name extends string>(
  query: { by: string } & Partial<Record<Name, unknown>>,
  dimensions: readonly Name[],
  cuts: readonly string[],
): void {
  const wrong = [
    ...(cuts.includes(query.by) ? [] : ['by']),
    ...dimensions.filter((name) => query[name] !== undefined && !cuts.includes(name)),
  ]
  if (wrong.length > 0)
    throw new AppError('validation', 'This figure cannot be broken down by that.', {
      errors: Object.fromEntries(wrong.map((name) => [name, 'rules:choice.unknown'])),
    })
}

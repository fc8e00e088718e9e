import { pathTo, withQuery } from '#src/contract/path-to.ts'

/** The offer that asked for more, from the address of the form: lender, rupees and months; null where it names none. */
export function offerOfForm(params: URLSearchParams): string | null {
  const [lenderId = 0, amount = 0, tenure = 0] = ['lender', 'amount', 'tenure'].map((name) => Number(params.get(name)))
  const named = [lenderId, amount, tenure].every((value) => Number.isSafeInteger(value) && value > 0)
  return named ? `${withQuery(pathTo('offerDetail', { lenderId }), { amount, tenure })}#apply` : null
}

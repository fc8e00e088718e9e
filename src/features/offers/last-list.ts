import { offersPath } from '#src/contract/product-paths.ts'
import { getSession } from '#src/lib/session/session-store.ts'

let last: { appId: string | null; search: string } | undefined

/** Keeps how the list of the current application was last looked at, for the way back from an offer. */
export function rememberList(params: URLSearchParams): void {
  last = { appId: getSession().appId, search: params.toString() }
}

/** Address of the list as it was last seen. */
export function listAddress(): string {
  const { appId, productType } = getSession()
  const list = offersPath(productType)
  return last?.search && last.appId === appId ? `${list}?${last.search}` : list
}

let search = ''

/** Keeps how the list was last looked at, for the way back from an offer. */
export function rememberList(params: URLSearchParams): void {
  search = params.toString()
}

/** Address of the list as it was last seen. */
export const listAddress = (): string => (search ? `/user/offers?${search}` : '/user/offers')

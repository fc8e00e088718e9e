import createCache from '@emotion/cache'

// The policy of the page refuses style elements without the nonce; a browser hides it from getAttribute.
const pageNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined

/** The styles of the areas behind a sign-in, made as their parts are drawn. */
export const styleCache = createCache({ key: 'cl', nonce: pageNonce() })

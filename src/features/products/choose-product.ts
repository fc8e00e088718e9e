import type { ProductType } from '#src/contract/entities/shared/product-type.ts'
import { PRODUCTS } from '#src/contract/entities/shared/products.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { publicPath, startPath } from '#src/contract/product-paths.ts'
import { getBoot } from '#src/lib/boot.ts'
import { loadSession } from '#src/lib/session/load-session.ts'
import { restoreSession } from '#src/lib/session/session-restore.ts'
import { getSession, patchSession } from '#src/lib/session/session-store.ts'

/** Sets the product and answers where it leads; the choice of a visitor is kept for after the sign-in. */
export async function chooseProduct(productType: ProductType): Promise<string> {
  // Somebody may press before the stored session has been read.
  await restoreSession('customer')
  const { token, productType: before } = getSession()
  if (token === null) {
    patchSession({ productType, productId: null })
    if (PRODUCTS[productType].browsed) return publicPath(productType)
    return pathTo(getBoot().flavour === 'storefront' ? 'login' : 'landing')
  }
  const { setSession, refetchUser } = await loadSession()
  if (productType === before) {
    await setSession({ productType, productId: null })
    return startPath(productType)
  }
  // The application of another product is not this one's: which one is, comes with the user.
  await setSession({ productType, productId: null, appId: null })
  await refetchUser()
  return startPath(productType)
}

/** Takes the choice back: neither a product type nor a product is left. */
export async function clearProduct(): Promise<void> {
  await restoreSession('customer')
  if (getSession().token === null) return patchSession({ productType: null, productId: null })
  const { setSession } = await loadSession()
  await setSession({ productType: null, productId: null })
}

import { MuiBrand } from '#src/brand/MuiBrand.tsx'
import { MasqueradeBar } from './MasqueradeBar.tsx'

/** The bar above the customer's screens, a chunk of its own: the customer's first load has no UI library. */
export function CustomerMasqueradeBar({ userId }: { userId: number }) {
  return (
    <MuiBrand>
      <MasqueradeBar area="customer" name={`#${userId}`} />
    </MuiBrand>
  )
}

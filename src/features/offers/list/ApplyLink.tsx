import { useTranslation } from 'react-i18next'
import type { MatchedOffer } from '#src/contract/entities/offers/offer.ts'
import { LinkButton } from '#src/ui/site/Button.tsx'
import { offerPath } from '../offer-path.ts'

/** Where an application is followed, and its status in words. */
export interface Applied {
  to: string
  status: string
}

interface ApplyLinkProps {
  offer: MatchedOffer
  /** An application to this lender that is under way: it is shown instead of a second one. */
  applied: Applied | undefined
  small?: boolean
}

export function ApplyLink({ offer, applied, small = false }: ApplyLinkProps) {
  const { t } = useTranslation('offers')
  const lender = offer.name
  return applied ? (
    <LinkButton small={small} to={applied.to} aria-label={t('appliedTo', { lender, status: applied.status })}>
      {t('applied', { status: applied.status })}
    </LinkButton>
  ) : (
    <LinkButton small={small} to={`${offerPath(offer)}#apply`} aria-label={t('applyTo', { lender })}>
      {t('apply')}
    </LinkButton>
  )
}

import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useBrand } from '#src/brand/BrandProvider.tsx'
import type { Endpoints } from '#src/contract/endpoints.ts'
import type { ResponseOf } from '#src/contract/endpoints/endpoint.ts'
import { DEFAULT_LOCALE } from '#src/contract/entities/shared/language.ts'
import { applicationPath } from '#src/features/applications/application-path.ts'
import { OutsideLink } from '#src/features/cards/OutsideLink.tsx'
import { LinkButton } from '#src/ui/site/Button.tsx'
import { Card } from '#src/ui/site/Card.tsx'
import { Note } from '#src/ui/site/Note.tsx'

type LeaveForBankProps = { bank: string; applied: ResponseOf<Endpoints['applyForCard']> }

/** Before the customer leaves: where to, what goes along, and what stays here. */
export function LeaveForBank({ bank, applied: { data, url, sandbox } }: LeaveForBankProps) {
  const { t } = useTranslation('cards')
  const brand = useBrand()
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone: what happened is read out, and the next press is near.
  useEffect(() => heading.current?.focus(), [])
  // The server answers https alone; a link that is anything else is not one to press.
  const safe = url.startsWith('https://')
  return (
    <Card aria-labelledby="leave-title">
      <h2 className="h2" id="leave-title" tabIndex={-1} ref={heading}>
        {t('leave.title', { bank })}
      </h2>
      <p className="mt8">{t('leave.noted', { reference: data.reference })}</p>
      <p className="mt8">{t('leave.text', { bank, brand: brand.name })}</p>
      {sandbox && (
        <div className="mt16">
          <Note icon="info">
            <p>{t('leave.sandbox', { bank })}</p>
            <p className="cc-address mt8" lang={DEFAULT_LOCALE}>
              {url}
            </p>
          </Note>
        </div>
      )}
      <div className="stack g8 mt20">
        {safe && (
          <OutsideLink className="btn pri" href={url}>
            {t('leave.go', { bank })}
          </OutsideLink>
        )}
        <LinkButton look="secondary" to={applicationPath(data.app_id)}>
          {t('track')}
        </LinkButton>
      </div>
      <p className="sm mut mt12">{t('leave.never', { bank })}</p>
    </Card>
  )
}

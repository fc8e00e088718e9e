import { useTranslation } from 'react-i18next'
import { Icon } from '#src/ui/site/icons.tsx'
import type { LoanRequest } from '../api.ts'
import { WhatIfPanel } from './WhatIfPanel.tsx'

interface WhatIfProps {
  appId: string
  request: LoanRequest
  onRequest: (request: LoanRequest) => void
  open: boolean
  onOpen: (open: boolean) => void
}

/** Sliders that show what another amount, term or income would do. Nothing is asked for before it is opened. */
export function WhatIf({ appId, request, onRequest, open, onOpen }: WhatIfProps) {
  const { t } = useTranslation('offers')
  return (
    <details className="card acc what-if mt16" open={open} onToggle={({ currentTarget }) => onOpen(currentTarget.open)}>
      <summary>
        <span>
          <span className="h3 block">{t('whatIf.title')}</span>
          <span className="sm mut block">{t('whatIf.lead')}</span>
        </span>
        <Icon name="chevronDown" />
      </summary>
      {open && (
        <WhatIfPanel
          key={`${request.amount}:${request.tenure}`}
          appId={appId}
          request={request}
          onRequest={onRequest}
        />
      )}
    </details>
  )
}

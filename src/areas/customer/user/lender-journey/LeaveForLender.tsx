import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Application } from '#src/contract/entities/applications/application.ts'
import { useHandOver } from '#src/features/applications/hooks.ts'
import { handOverTarget } from '#src/features/lenders/hand-over-target.ts'
import { HandOverPanel } from '#src/features/lenders/HandOverPanel.tsx'
import { getBoot } from '#src/lib/boot.ts'
import { ApiError } from '#src/lib/http/api-error.ts'

/** Names the lender and the host, and leaves for it when the customer says so. */
export function LeaveForLender({ application, onLate }: { application: Application; onLate: () => void }) {
  const { t } = useTranslation('lenders')
  const navigate = useNavigate()
  const handOver = useHandOver(application.app_id)
  const [refused, setRefused] = useState<Error | null>(null)
  const { journey } = application
  const onGo = () =>
    handOver.mutate(undefined, {
      // Decided, or taken back, since this was drawn.
      onError: (error) => error instanceof ApiError && error.code === 'conflict' && onLate(),
      onSuccess: ({ url }) => {
        const target = handOverTarget(url, window.location.origin)
        if (target === null) setRefused(new Error(t('handOver.refused')))
        else if (target.kind === 'here') void navigate(target.path)
        else window.location.assign(target.url)
      },
    })
  return (
    <HandOverPanel
      lender={application.lender_name ?? ''}
      inApp={journey?.steps.includes('app') ?? false}
      host={journey?.host ?? null}
      sandbox={getBoot().sandbox}
      busy={handOver.isPending}
      error={handOver.error ?? refused}
      onGo={onGo}
    />
  )
}

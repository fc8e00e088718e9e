import { useTranslation } from 'react-i18next'
import { ALONE_MAX } from '#src/contract/entities/messages/campaign.ts'
import type { Campaign } from '#src/contract/entities/messages/campaign.ts'
import { dateTime } from '#src/lib/dates.ts'
import { ConfirmDialog } from '#src/ui/dialog/ConfirmDialog.tsx'
import { useHeadcount } from './hooks.ts'

interface StartDialogProps {
  campaign: Campaign
  busy: boolean
  onStart: () => void
  onClose: () => void
}

/** Says to how many it goes and when, and asks. */
export function StartDialog({ campaign, busy, onStart, onClose }: StartDialogProps) {
  const { t } = useTranslation('messaging')
  const { name, template_id, audience, send_at } = campaign
  const { data } = useHeadcount({ name, template_id, audience })
  const textOf = (asks: boolean) => {
    if (asks) return t('act.askText', { count: ALONE_MAX })
    return send_at === null ? t('act.startText') : t('act.planText', { at: dateTime(send_at) })
  }
  return (
    <ConfirmDialog
      open={data !== undefined}
      harmless
      title={t('act.startTitle', { count: data?.will ?? 0 })}
      text={textOf(data?.needs_second === true)}
      confirm={t('act.start')}
      busy={busy}
      onConfirm={onStart}
      onCancel={onClose}
    />
  )
}

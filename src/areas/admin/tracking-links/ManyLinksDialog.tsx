import Box from '@mui/material/Box'
import DialogContentText from '@mui/material/DialogContentText'
import { useTranslation } from 'react-i18next'
import { LINKS_AT_ONCE, manyLinksForm } from '#src/contract/entities/leads/link-desk.ts'
import type { ManyLinks } from '#src/contract/entities/leads/link-desk.ts'
import { linkLabel } from '#src/contract/entities/leads/tracking-link.ts'
import type { TrackingLink } from '#src/contract/entities/leads/tracking-link.ts'
import { PRODUCT_TYPES } from '#src/contract/entities/shared/product-type.ts'
import type { ProductType } from '#src/contract/entities/shared/product-type.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { usePartners } from '#src/features/partners-admin/hooks.ts'
import { count } from '#src/lib/format.ts'
import { call } from '#src/lib/http/http.ts'
import { toast } from '#src/lib/toast.ts'
import { SelectField } from '#src/ui/form/fields/SelectField.tsx'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useReloadLinks } from './hooks.ts'

interface ManyLinksDialogProps {
  onMade: (partnerId: number, links: TrackingLink[]) => void
  onClose: () => void
}

interface Values {
  partner_id: string
  product_type: ProductType
  /** As typed: a name in each line. */
  labels: string
}

const linesOf = (typed: string) => typed.split('\n').map(tidyText)
const namesOf = (typed: string) => [...new Set(linesOf(typed).filter(Boolean))]

/** Makes a link for each of many names of one partner. */
export function ManyLinksDialog({ onMade, onClose }: ManyLinksDialogProps) {
  const { t } = useTranslation(['tracking-links', 'applications'])
  const partners = usePartners()
  const reload = useReloadLinks()
  const form = useContractForm('createManyLinks', manyLinksForm, {
    start: { partner_id: '', product_type: PRODUCT_TYPES[0], labels: '' },
    body: ({ partner_id, product_type, labels }: Values): ManyLinks => ({
      partner_id: Number(partner_id),
      product_type,
      labels: namesOf(labels),
    }),
    check: ({ partner_id, labels }) => {
      const wrong = linesOf(labels).findIndex((name) => !linkLabel().isValidSync(name))
      return {
        partner_id: partner_id === '' ? t('many.choose') : undefined,
        labels: wrong === -1 ? undefined : t('many.wrong', { line: wrong + 1 }),
      }
    },
    send: (body: ManyLinks) => call('createManyLinks', { body }),
    failureIn: 'form',
    done: async (links, { partner_id }) => {
      onMade(partner_id, links)
      toast.success(t('many.done', { count: links.length, shown: count(links.length) }))
      await reload()
    },
  })
  return (
    <FormDialog form={form} title={t('many.title')} confirm={t('many.save')} onClose={onClose}>
      <DialogContentText sx={{ mb: 4 }}>{t('many.text')}</DialogContentText>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <SelectField
          name="partner_id"
          label={t('many.partner')}
          choices={[
            { id: '', value: t('many.choose') },
            ...(partners.data ?? []).map(({ id, name }) => ({ id: String(id), value: name })),
          ]}
        />
        <SelectField
          name="product_type"
          label={t('many.product')}
          choices={PRODUCT_TYPES.map((id) => ({ id, value: t(`applications:productName.${id}`) }))}
        />
        <TextField
          name="labels"
          label={t('many.names')}
          help={t('many.namesHelp', { most: LINKS_AT_ONCE })}
          what={t('many.names')}
          rows={6}
        />
      </Box>
    </FormDialog>
  )
}

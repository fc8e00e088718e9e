import Box from '@mui/material/Box'
import DialogContentText from '@mui/material/DialogContentText'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { LOCALES } from '#src/contract/entities/shared/language.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { PRODUCT_TYPES } from '#src/contract/entities/shared/product-type.ts'
import type { ProductType } from '#src/contract/entities/shared/product-type.ts'
import { DESK_SUBJECTS, deskShareForm } from '#src/contract/entities/support/ticket-desk.ts'
import type { DeskShare } from '#src/contract/entities/support/ticket-desk.ts'
import { call } from '#src/lib/http/http.ts'
import { toast } from '#src/lib/toast.ts'
import { CheckboxLineField } from '#src/ui/form/fields/CheckboxLineField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { languageName } from '#src/ui/language/language-name.ts'
import { useReloadShare } from '../hooks.ts'

type Ticks = Record<string, boolean>

const isProduct = (subject: string): subject is ProductType => PRODUCT_TYPES.some((each) => each === subject)
const reads = (language: Locale): string => `reads_${language}`
const knows = (subject: string): string => `knows_${subject.replaceAll(/\W/g, '_')}`

/** Whether tickets come to whoever is signed in, in which languages and about what. */
export function ShareDialog({ share, onClose }: { share: DeskShare; onClose: () => void }) {
  const { t } = useTranslation(['ticket-desk', 'applications'])
  const reload = useReloadShare()
  const start: Ticks = {
    taking: share.taking,
    ...Object.fromEntries(LOCALES.map((each) => [reads(each), share.languages.includes(each)])),
    ...Object.fromEntries(DESK_SUBJECTS.map((each) => [knows(each), share.subjects.includes(each)])),
  }
  const form = useContractForm('updateDeskShare', deskShareForm, {
    start,
    body: (ticks: Ticks) => ({
      taking: ticks['taking'] === true,
      languages: LOCALES.filter((each) => ticks[reads(each)]),
      subjects: DESK_SUBJECTS.filter((each) => ticks[knows(each)]),
    }),
    send: (body) => call('updateDeskShare', { body }),
    done: ({ data }) => {
      reload(data)
      onClose()
      toast.success(t(data.taking ? 'share.doneOn' : 'share.doneOff'))
    },
    failureIn: 'form',
  })
  return (
    <FormDialog form={form} title={t('share.title')} confirm={t('share.save')} onClose={onClose}>
      <DialogContentText sx={{ mb: 2 }}>{t('share.lead')}</DialogContentText>
      <CheckboxLineField name="taking">{t('share.taking')}</CheckboxLineField>
      <Box role="group" aria-label={t('share.languages')} sx={{ mt: 2, display: 'grid' }}>
        <Typography variant="body2">{t('share.languages')}</Typography>
        {LOCALES.map((each) => (
          <CheckboxLineField key={each} name={reads(each)}>
            {languageName(each)}
          </CheckboxLineField>
        ))}
      </Box>
      <Box role="group" aria-label={t('share.subjects')} sx={{ mt: 2, display: 'grid' }}>
        <Typography variant="body2">
          {t('share.subjects')} · {t('share.all')}
        </Typography>
        {DESK_SUBJECTS.map((each) => (
          <CheckboxLineField key={each} name={knows(each)}>
            {isProduct(each) ? t(`applications:productName.${each}`) : t(`share.${each}`)}
          </CheckboxLineField>
        ))}
      </Box>
    </FormDialog>
  )
}

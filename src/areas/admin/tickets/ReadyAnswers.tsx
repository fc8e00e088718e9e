import Select from '@mui/material/Select'
import { useTranslation } from 'react-i18next'
import type { DeskTicket } from '#src/contract/entities/support/ticket-desk.ts'
import { FormField } from '#src/ui/form/fields/FormField.tsx'

interface ReadyAnswersProps {
  ready: DeskTicket['ready']
  onChoose: (words: string) => void
}

/** Words that stand ready in the asker's language; what is chosen is put below what was typed, and may be changed. */
export function ReadyAnswers({ ready, onChoose }: ReadyAnswersProps) {
  const { t } = useTranslation('ticket-desk')
  return (
    <FormField id="ready-answers" label={t('ready.label')} error={null}>
      {(describedBy) => (
        <Select<string>
          native
          value=""
          onChange={(event) => {
            const chosen = ready.find(({ key }) => key === event.target.value)
            if (chosen) onChoose(chosen.text)
          }}
          inputProps={{ id: 'ready-answers', 'aria-describedby': describedBy }}
        >
          <option value="">{t('ready.none')}</option>
          {ready.map(({ key }) => (
            <option key={key} value={key}>
              {t(`ready.${key}`)}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  )
}

import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useTranslation } from 'react-i18next'
import { HEADLINE_MAX } from '#src/contract/entities/partners/funnel-config.ts'
import type { FunnelConfig } from '#src/contract/entities/partners/funnel-config.ts'
import { OPTIONAL_FIELDS } from '#src/contract/entities/profile/profile-fields.ts'
import { LOCALES } from '#src/contract/entities/shared/language.ts'
import type { LocalText } from '#src/contract/entities/shared/language.ts'
import { FormField } from '#src/ui/form/fields/FormField.tsx'
import { languageName } from '#src/ui/language/language-name.ts'
import { FunnelPart } from './FunnelPart.tsx'

interface HeadlinePartProps {
  headline: LocalText
  locked: boolean
  problems: Readonly<Record<string, string>>
  onChange: (headline: LocalText) => void
}

/** The partner's own headline in every language; empty in all = the usual one. */
export function HeadlinePart({ headline, locked, problems, onChange }: HeadlinePartProps) {
  const { t } = useTranslation(['partner-funnel', 'rules'])
  return (
    <FunnelPart part="headline" locked={locked}>
      <Box sx={{ display: 'grid', gap: 4 }}>
        {LOCALES.map((language) => {
          const problem = problems[`headline.${language}`]
          const label = t('headline.in', { language: languageName(language) })
          const error = problem ? t(problem, { field: label }) : null
          const help = t('headline.left', { count: HEADLINE_MAX - headline[language].length })
          return (
            <FormField key={language} id={`funnel-headline-${language}`} label={label} error={error} help={help}>
              {(describedBy) => (
                <OutlinedInput
                  id={`funnel-headline-${language}`}
                  value={headline[language]}
                  disabled={locked}
                  error={error !== null}
                  onChange={(event) => onChange({ ...headline, [language]: event.target.value })}
                  inputProps={{
                    lang: language,
                    maxLength: HEADLINE_MAX,
                    'aria-describedby': describedBy,
                    'aria-invalid': error === null ? undefined : true,
                  }}
                />
              )}
            </FormField>
          )
        })}
      </Box>
    </FunnelPart>
  )
}

interface FieldsPartProps {
  fields: FunnelConfig['fields']
  locked: boolean
  onChange: (fields: FunnelConfig['fields']) => void
}

/** Optional questions of the form. What a lender needs cannot be left out, so it is not in the list. */
export function FieldsPart({ fields, locked, onChange }: FieldsPartProps) {
  const { t } = useTranslation('partner-funnel')
  return (
    <FunnelPart part="fields" locked={locked}>
      <FormGroup>
        {OPTIONAL_FIELDS.map((field) => (
          <FormControlLabel
            key={field}
            disabled={locked}
            label={t(`fields.${field}`)}
            control={
              <Checkbox
                checked={fields.includes(field)}
                onChange={(_, checked) =>
                  onChange(OPTIONAL_FIELDS.filter((each) => (each === field ? checked : fields.includes(each))))
                }
              />
            }
          />
        ))}
      </FormGroup>
    </FunnelPart>
  )
}

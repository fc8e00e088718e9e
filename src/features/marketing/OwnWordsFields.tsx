import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useTranslation } from 'react-i18next'
import { forbiddenIn } from '#src/contract/rules/forbidden-words.ts'
import { GREETING_MAX, OWN_LINE_MAX } from './compose-message.ts'
import type { OwnWords } from './compose-message.ts'

/** True when the partner's own words may be sent. */
export const mayBeSent = ({ greeting, line }: OwnWords): boolean =>
  greeting.length <= GREETING_MAX &&
  line.length <= OWN_LINE_MAX &&
  forbiddenIn(greeting).length + forbiddenIn(line).length === 0

interface OwnWordsFieldsProps {
  words: OwnWords
  onChange: (words: OwnWords) => void
}

/** What the partner may write: a greeting and one line. Too long or forbidden is said, never cut off. */
export function OwnWordsFields({ words, onChange }: OwnWordsFieldsProps) {
  const { t } = useTranslation('partner-marketing')
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <WordsField
        id="greeting"
        label={t('messaging.greeting')}
        max={GREETING_MAX}
        value={words.greeting}
        onChange={(greeting) => onChange({ ...words, greeting })}
      />
      <WordsField
        id="own-line"
        label={t('messaging.own')}
        help={t('messaging.ownHelp')}
        max={OWN_LINE_MAX}
        multiline
        value={words.line}
        onChange={(line) => onChange({ ...words, line })}
      />
    </Box>
  )
}

interface WordsFieldProps {
  id: string
  label: string
  help?: string
  max: number
  multiline?: boolean
  value: string
  onChange: (text: string) => void
}

function WordsField({ id, label, help, max, multiline = false, value, onChange }: WordsFieldProps) {
  const { t } = useTranslation('partner-marketing')
  const over = value.length - max
  const forbidden = forbiddenIn(value)
  const wrong = over > 0 || forbidden.length > 0
  return (
    <div>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        fullWidth
        multiline={multiline}
        minRows={multiline ? 2 : 1}
        value={value}
        error={wrong}
        inputProps={{ 'aria-describedby': `${id}-help ${id}-problem`, 'aria-invalid': wrong || undefined }}
        onChange={(event) => onChange(event.target.value)}
      />
      <FormHelperText id={`${id}-help`}>
        {help ? `${help} ` : ''}
        {t('messaging.left', { used: value.length, max })}
      </FormHelperText>
      <Box id={`${id}-problem`} role="status">
        {over > 0 && <FormHelperText error>{t('messaging.tooLong', { over, max })}</FormHelperText>}
        {forbidden.map(({ phrase, reason }) => (
          <FormHelperText error key={phrase}>
            {t('messaging.forbidden', { phrase, why: t(`messaging.why.${reason}`) })}
          </FormHelperText>
        ))}
      </Box>
    </div>
  )
}

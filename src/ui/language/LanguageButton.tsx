import Button from '@mui/material/Button'
import { Icon } from '#src/ui/site/icons.tsx'
import { useOtherLanguage } from './use-other-language.ts'

/** The language of a back office, beside what else stands at the top. */
export function LanguageButton() {
  const { code, name, change } = useOtherLanguage()
  return (
    <Button
      variant="outlined"
      size="small"
      lang={code}
      startIcon={<Icon name="globe" />}
      sx={{ flex: 'none', borderRadius: 999 }}
      onClick={change}
    >
      {name}
    </Button>
  )
}

import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { TemplateFill } from '#src/contract/rules/messages/template-problems.ts'
import { partsOf } from '#src/contract/rules/messages/template-text.ts'

interface TemplateTextProps {
  text: string
  fills: readonly (TemplateFill | '')[]
  lang?: string | undefined
}

/** A registered text: what never changes, and the words that do, by what they stand for. */
export function TemplateText({ text, fills, lang }: TemplateTextProps) {
  const { t } = useTranslation('messaging')
  const parts = partsOf(text)
  return (
    <Box component="span" lang={lang} sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
      {parts.map((part, at) => {
        if (!('type' in part)) return part.fixed
        const fill = fills[parts.slice(0, at).filter((each) => 'type' in each).length]
        return (
          <Box
            key={at}
            component="span"
            sx={{ px: 1, borderRadius: 1, bgcolor: 'action.selected', fontWeight: 600, whiteSpace: 'normal' }}
          >
            {fill ? t(`fill.${fill}`) : part.variable}
          </Box>
        )
      })}
    </Box>
  )
}

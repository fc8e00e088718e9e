import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Fragment, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PAGES } from '#src/contract/pages.ts'
import { titleOf } from '#src/contract/pages/page-row.ts'
import type { PlainPageKey } from '#src/contract/path-to.ts'

/** Words of the trade that the help explains. */
const WORDS = [
  ...(['disbursal', 'sanction', 'slab', 'criteria', 'lead', 'dedupe', 'hold', 'payout', 'statement'] as const),
  ...(['gst', 'second', 'rehearsed', 'evidence', 'webhook', 'sandbox', 'pan'] as const),
] as const

/** Three sentences about a page; words of the trade in them lead to what they mean. */
export function HelpDialog({ page, onClose }: { page: PlainPageKey; onClose: () => void }) {
  const { t } = useTranslation(['page-help', 'staff-titles'])
  const id = useId()
  const text = t(`page.${page}`)
  const used = WORDS.map((key) => ({ key, name: t(`word.${key}.name`), meaning: t(`word.${key}.text`) })).filter(
    ({ name }) => text.toLowerCase().includes(name.toLowerCase()),
  )
  return (
    <Dialog open fullWidth onClose={onClose} aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>
        {t('title')}: {t(titleOf(PAGES[page]))}
      </DialogTitle>
      <DialogContent>
        <Typography>
          <Linked text={text} words={used} id={id} />
        </Typography>
        {used.length > 0 && (
          <>
            <Typography variant="h4" component="h3" sx={{ mt: 4 }}>
              {t('heading')}
            </Typography>
            <Box component="dl" sx={{ m: 0 }}>
              {used.map(({ key, name, meaning }) => (
                <Fragment key={key}>
                  <Typography component="dt" id={`${id}-${key}`} sx={{ mt: 2, fontWeight: 500 }}>
                    {name}
                  </Typography>
                  <Typography component="dd" variant="body2" sx={{ m: 0 }}>
                    {meaning}
                  </Typography>
                </Fragment>
              ))}
            </Box>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Each word where it first stands, as a link to its line below. */
function Linked({ text, words, id }: { text: string; words: readonly { key: string; name: string }[]; id: string }) {
  const places = words
    .map(({ key, name }) => ({ key, name, at: text.toLowerCase().indexOf(name.toLowerCase()) }))
    .sort((a, b) => a.at - b.at)
  const parts = places.filter(({ at }, index) => {
    const before = places[index - 1]
    return !before || at >= before.at + before.name.length
  })
  const ends = [...parts.map(({ at }) => at), text.length]
  return (
    <>
      {text.slice(0, ends[0])}
      {parts.map(({ key, name, at }, index) => (
        <Fragment key={key}>
          <Link href={`#${id}-${key}`}>{text.slice(at, at + name.length)}</Link>
          {text.slice(at + name.length, ends[index + 1])}
        </Fragment>
      ))}
    </>
  )
}

import '#tests/setup/screens/render-app.tsx'
import Box from '@mui/material/Box'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

describe('what a style hides', () => {
  it('is not found by its role, and is when the style goes', () => {
    const { rerender } = render(
      <Box component="button" sx={{ display: 'none' }}>
        Send
      </Box>,
    )
    expect(names()).toEqual([])
    expect(screen.getByText('Send')).not.toBeVisible()
    rerender(
      <Box component="button" sx={{ display: 'block' }}>
        Send
      </Box>,
    )
    expect(names()).toEqual(['Send'])
    expect(screen.getByText('Send')).toBeVisible()
  })

  it('is hidden with all that it holds, but for what says otherwise', () => {
    render(
      <Box sx={{ visibility: 'hidden', '& .shown': { visibility: 'visible' } }}>
        <button>Hidden</button>
        <button className="shown">Shown</button>
      </Box>,
    )
    expect(names()).toEqual(['Shown'])
  })

  it('is decided by the more exact rule, the later one and the important one', () => {
    render(
      <>
        <Box component="button" sx={{ display: 'block', '&.MuiBox-root': { display: 'none' } }}>
          Exact
        </Box>
        <Box component="button" sx={{ display: 'none', '&&': { display: 'block' } }}>
          Twice
        </Box>
        <Box component="button" sx={{ display: 'none !important', '&&': { display: 'block' } }}>
          Important
        </Box>
        <Box component="button" sx={{ color: 'red', display: 'none', '&': { display: 'block' } }}>
          Later
        </Box>
      </>,
    )
    expect(names()).toEqual(['Twice', 'Later'])
  })

  it('lets no press through where it says so', () => {
    render(
      <Box component="button" sx={{ pointerEvents: 'none' }}>
        Send
      </Box>,
    )
    expect(getComputedStyle(screen.getByRole('button')).pointerEvents).toBe('none')
  })
})

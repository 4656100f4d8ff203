/** The sign-in that returns to a page (RT-15). */
export const signInFor = (page: string): string =>
  `/account?${new URLSearchParams({ login_flag: '1', value: page })}`;

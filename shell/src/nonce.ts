// Styles made at run time carry the page's nonce; without it the security policy drops them all.
// webpack replaces the bare name; as a property of the page it would not be seen.
__webpack_nonce__ = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

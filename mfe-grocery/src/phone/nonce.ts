// Styles made at run time carry the page's nonce; without it the security policy drops them all.
__webpack_nonce__ = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

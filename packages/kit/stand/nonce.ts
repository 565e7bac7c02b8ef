// As in the shell: styles made at run time carry the page's nonce.
__webpack_nonce__ = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/**
 * Asks for the part of the runtime that all pages share. As an async `<script>` it comes after the
 * photos to which the visitor may be scrolling; an import would go before them.
 */
declare const SHARED: string;

const script = document.createElement('script');
script.async = true;
script.src = SHARED;
document.head.append(script);

export {};

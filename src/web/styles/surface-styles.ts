/** Mantine's styles for framed surfaces, fetched by the screens that have them. */
import '@mantine/core/styles/Paper.layer.css';

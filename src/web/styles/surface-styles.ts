import '@mantine/core/styles/Paper.layer.css';

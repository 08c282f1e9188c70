/** All of Mantine's styles: staff use the same screens all day, and the shop's first visit does not load them. */
import '@mantine/core/styles.layer.css';
import './staff.css';

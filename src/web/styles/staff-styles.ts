/** All of Mantine's styles: staff open the same few screens all day, and nobody pays for this on a first visit to the shop. */
import '@mantine/core/styles.layer.css';
import './staff.css';

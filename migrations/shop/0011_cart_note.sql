CREATE TABLE `cart_note` (
	`owner` text PRIMARY KEY NOT NULL,
	`note` text NOT NULL
) STRICT;

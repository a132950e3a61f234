/* Twelve tiles on ncurses, written by hand: what a dashboard costs that is nothing else. Its clock
 * changes once a second. */
#define _XOPEN_SOURCE_EXTENDED 1
#include <locale.h>
#include <ncurses.h>
#include <time.h>

enum { columns = 4, rows = 3, width = 26, height = 11 };

static const char *const titles[] = {"Weather", "D-Day", "Reminders", "Caffeine"};

static void draw_tile(int number) {
  int x = 3 + number % columns * (width + 3);
  int y = 2 + number / columns * (height + 1);
  for (int row = 0; row < height; row++) {
    attrset(COLOR_PAIR(1 + (number + row) % 12));
    mvhline(y + row, x, ' ', width);
  }
  attron(A_BOLD);
  mvaddstr(y + 1, x + 2, titles[number % 4]);
  for (int row = 0; row < 4; row++) mvprintw(y + 4 + row, x + 2, "%d  %d°", row, 3 * number - row);
}

static void draw_clock(void) {
  char text[16];
  time_t now = time(NULL);
  strftime(text, sizeof text, "%H:%M:%S", localtime(&now));
  attrset(A_NORMAL);
  mvaddstr(0, 5, text);
}

int main(void) {
  setlocale(LC_ALL, "");
  initscr();
  noecho();
  curs_set(0);
  start_color();
  for (short pair = 1; pair <= 12; pair++) init_pair(pair, 231, (short)(16 + 6 * pair));
  for (int number = 0; number < columns * rows; number++) draw_tile(number);
  timeout(1000);
  do {
    draw_clock();
    refresh();
  } while (getch() != 'q');
  return endwin();
}
